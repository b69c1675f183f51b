import { type ReactNode, useId } from 'react';
import './tools.scss';

interface Props {
	title: string;
	excerpt: string;
	/** A word about its state, at the end of its foot. */
	state?: ReactNode;
	/** The one thing to do with it; it is given the id of the title, as a list has many buttons that say the same. */
	action: ( describedBy: string ) => ReactNode;
}

/** Something that stands beside surveys. Its mark is its first letter: pictures of others are theirs. */
export function ToolCard( { title, excerpt, state, action }: Props ) {
	const name = useId();

	return (
		<li className="uf-card uf-tool">
			<div className="uf-tool__head">
				<span className="uf-tool__mark" aria-hidden="true">
					{ Array.from( title )[ 0 ] }
				</span>
				<h3 className="uf-card__title" id={ name }>
					{ title }
				</h3>
			</div>
			<p className="uf-tool__text">{ excerpt }</p>
			<div className="uf-tool__foot">
				{ action( name ) }
				{ state }
			</div>
		</li>
	);
}
