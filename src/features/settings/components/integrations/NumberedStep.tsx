import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface Props {
	place: number;
	/** Number of the current step. */
	current: number;
	title: string;
	text: string;
	children: ReactNode;
}

export function NumberedStep( { place, current, title, text, children }: Props ) {
	const isDone = place < current;

	return (
		<li
			className={ `uf-numbered__step ${ isDone ? 'is-done' : '' }` }
			aria-current={ place === current ? 'step' : undefined }
		>
			<span className="uf-numbered__mark" aria-hidden="true">
				{ isDone ? <Icon icon={ check } size={ 20 } /> : place }
			</span>
			<div className="uf-settings__fields">
				<div>
					<h3 className="uf-numbered__title">
						{ isDone && <span className="screen-reader-text">{ __( 'Done:', 'userfeedback' ) } </span> }
						{ title }
					</h3>
					<p className="uf-soft">{ text }</p>
				</div>
				<div className="uf-numbered__way">{ children }</div>
			</div>
		</li>
	);
}
