import { Icon } from '@wordpress/components';
import { type JSX, type ReactNode, useId } from 'react';
import './tools.scss';

interface Props {
	title: string;
	/** What kind of tool it is. Without one, its first letter stands for it: logos belong to their makers. */
	icon?: JSX.Element | undefined;
	excerpt: string;
	/** A word about its state, at the end of its foot. */
	state?: ReactNode;
	/** The one thing to do with it; it is given the id of the title, as a list has many buttons that say the same. */
	action: ( describedBy: string ) => ReactNode;
}

/** A tool to use next to surveys. */
export function ToolCard( { title, icon, excerpt, state, action }: Props ) {
	const name = useId();

	return (
		<li className="uf-card uf-tool">
			<div className="uf-tool__head">
				<span className="uf-tool__mark" aria-hidden="true">
					{ icon ? <Icon icon={ icon } size={ 24 } /> : Array.from( title )[ 0 ] }
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
