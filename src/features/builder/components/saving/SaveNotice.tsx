import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { ErrorDetails } from '@/components/ui/feedback/ErrorDetails';
import { ErrorWords } from '@/components/ui/feedback/ErrorWords';
import { useBuilder, useFrame } from '@/features/builder/model/builder-context';
import { isComplete } from '@/features/builder/model/errors/validation';

/** Why a save did not come to anything. Focus goes to what the server said; what is missing is focused itself. */
export function SaveNotice() {
	const { outcome } = useFrame().saving;
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
	const { outcome, tell } = useFrame().saving;
	const storedStatus = useBuilder( ( now ) => now.storedStatus );
	const isWhole = useBuilder( ( { form } ) => outcome?.kind === 'incomplete' && isComplete( form.draft ) );
	const dismiss = () => tell( null );

	if ( isWhole ) {
		return null; // What was missing is there now.
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
						<ErrorWords error={ outcome.error } />
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
