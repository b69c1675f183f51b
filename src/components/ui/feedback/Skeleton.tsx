import './Skeleton.scss';

interface Props {
	/** CSS lengths. */
	width?: string;
	height?: string;
}

/** A gray placeholder for content. */
export function Skeleton( { width = '100%', height = '16px' }: Props ) {
	return <span className="uf-skeleton" style={ { inlineSize: width, blockSize: height } } />;
}
