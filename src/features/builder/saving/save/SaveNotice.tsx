import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { ErrorDetails } from '@/components/ui/feedback/ErrorDetails';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { useBuilder, useSaving } from '../state/builder-context';
import { isComplete } from '@/features/builder/draft/validation/validation';

/** Says why a save failed. Focus goes to the server's message; a missing field gets focus itself. */
export function SaveNotice() {
	const { outcome } = useSaving();
	const place = useRef< HTMLDivElement >( null );
	const isTold = outcome?.kind === 'refused';

	useEffect( () => {
		if ( isTold ) {
			place.current?.focus();
		}
	}, [ outcome, isTold ] );

	return (
		<div ref={ place } className="uf-save-notice" tabIndex={ -1 }>
			<Words />
		</div>
	);
}

function Words() {
	const { outcome, showOutcome } = useSaving();
	const storedStatus = useBuilder( ( now ) => now.storedStatus );
	const isWhole = useBuilder( ( { form } ) => outcome?.kind === 'incomplete' && isComplete( form.draft ) );
	const dismiss = () => showOutcome( null );

	if ( isWhole ) {
		return null; // The missing part has been filled in.
	}
	switch ( outcome?.kind ) {
		case 'incomplete':
			return (
				<Notice status="error" onRemove={ dismiss }>
					{ storedStatus === 'publish'
						? __(
								'Not saved yet. Fix the marked fields first; visitors still see the last saved version.',
								'userfeedback'
							)
						: __( 'Fix the marked fields to continue. Your changes aren’t lost.', 'userfeedback' ) }
				</Notice>
			);
		case 'refused':
			return (
				<Notice status="error" onRemove={ dismiss }>
					<p>
						{ __( 'The survey was not saved. Everything you typed is still here.', 'userfeedback' ) }{ ' ' }
						<ErrorMessage error={ outcome.error } />
					</p>
					{ outcome.loose.map( ( text ) => (
						<p key={ text }>{ text }</p>
					) ) }
					{ outcome.error.kind === 'broken' && <ErrorDetails error={ outcome.error } /> }
				</Notice>
			);
		default:
			return null;
	}
}
