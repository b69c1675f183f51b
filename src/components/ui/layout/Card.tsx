import type { ReactNode } from 'react';
import './Card.scss';

interface Props {
	title?: ReactNode;
	/** At the end of the title's line. */
	actions?: ReactNode;
	className?: string;
	children: ReactNode;
}

export function Card( { title, actions, className = '', children }: Props ) {
	return (
		<section className={ `uf-card ${ className }` }>
			{ ( title !== undefined || actions !== undefined ) && (
				<div className="uf-card__head">
					{ title !== undefined && <h2 className="uf-card__title">{ title }</h2> }
					{ actions }
				</div>
			) }
			{ children }
		</section>
	);
}
