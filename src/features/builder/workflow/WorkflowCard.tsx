import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { type ReactNode, useId } from 'react';

interface Props {
	title: string;
	/** Its settings, and the last result. */
	words: ReactNode;
	/** At the end of its first line. */
	control: ReactNode;
	isOpen: boolean;
	/** Null if it doesn't open. */
	onToggle: ( () => void ) | null;
	children?: ReactNode;
}

/** An action after a response. Closed, it shows the action and its last result. */
export function WorkflowCard( { title, words, control, isOpen, onToggle, children }: Props ) {
	const id = useId();

	return (
		<section className="uf-card uf-workflow__card" aria-labelledby={ `${ id }-title` }>
			<div className="uf-workflow__head">
				<h3 className="uf-workflow__title" id={ `${ id }-title` }>
					{ onToggle === null ? (
						title
					) : (
						<button
							type="button"
							aria-expanded={ isOpen }
							aria-controls={ isOpen ? id : undefined }
							onClick={ onToggle }
						>
							{ title }
							<Icon icon={ isOpen ? chevronUp : chevronDown } size={ 24 } />
						</button>
					) }
				</h3>
				{ control }
			</div>
			<div className="uf-workflow__words">{ words }</div>
			{ isOpen && (
				<div id={ id } className="uf-workflow__body">
					{ children }
				</div>
			) }
		</section>
	);
}

/** The form on the left, its result on the right. */
export function WithSample( { sample, children }: { sample: ReactNode; children: ReactNode } ) {
	return (
		<div className="uf-workflow__columns">
			<div className="uf-workflow__form">{ children }</div>
			<aside className="uf-workflow__sample" aria-label={ __( 'Delivery preview', 'userfeedback' ) }>
				{ sample }
			</aside>
		</div>
	);
}
