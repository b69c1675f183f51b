import './Skeleton.scss';

interface Props {
	/** CSS lengths. */
	width?: string;
	height?: string;
}

/** A grey place where something will be. */
export function Skeleton( { width = '100%', height = '16px' }: Props ) {
	return <span className="uf-skeleton" style={ { inlineSize: width, blockSize: height } } />;
}
