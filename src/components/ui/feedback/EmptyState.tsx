import type { ReactNode } from 'react';
import './EmptyState.scss';

interface Props {
	title: string;
	/** One sentence: why it is empty. */
	text?: string;
	/** One action. */
	children?: ReactNode;
}

export function EmptyState( { title, text, children }: Props ) {
	return (
		<div className="uf-empty">
			<h2 className="uf-empty__title">{ title }</h2>
			{ text && <p>{ text }</p> }
			{ children && <div className="uf-empty__action">{ children }</div> }
		</div>
	);
}
