import { Icon } from '@wordpress/components';
import { type JSX, type ReactNode, useId } from 'react';
import './tools.scss';

interface Props {
	title: string;
	/** Shows the kind of tool. Without one, the first letter is used: logos belong to their makers. */
	icon?: JSX.Element | undefined;
	excerpt: string;
	/** A short status at the end of the footer. */
	state?: ReactNode;
	/** Its one action; it receives the title's id, because a list has many buttons with the same text. */
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
