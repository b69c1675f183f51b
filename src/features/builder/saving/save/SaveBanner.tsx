import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { memo, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBuilder, useSaving } from '../state/builder-context';
import { missingInWords } from '@/features/builder/draft/validation/validation';

const BANNER_TIME = 5_000;

/** Result of a save, for five seconds, or longer while it is read: the header shows it permanently. */
export const SaveBanner = memo( function SaveBanner() {
	const { outcome, showOutcome } = useSaving();
	const [ isHeld, setHeld ] = useState( false );
	const passes = outcome !== null && [ 'saved', 'saved-as-draft', 'not-published' ].includes( outcome.kind );

	useEffect( () => {
		if ( passes && ! isHeld ) {
			const timer = window.setTimeout( () => showOutcome( null ), BANNER_TIME );
			return () => window.clearTimeout( timer );
		}
		return undefined;
	}, [ outcome, passes, isHeld, showOutcome ] );

	if ( outcome === null || ! passes ) {
		return null;
	}
	return (
		<div
			onMouseEnter={ () => setHeld( true ) }
			onMouseLeave={ () => setHeld( false ) }
			onFocus={ () => setHeld( true ) }
			onBlur={ () => setHeld( false ) }
		>
			<Notice
				status={ outcome.kind === 'not-published' ? 'warning' : 'success' }
				onRemove={ () => showOutcome( null ) }
			>
				{ outcome.kind === 'saved' && (
					<>
						{ __( 'Saved!', 'userfeedback' ) } -{ ' ' }
						<Link to="/">{ __( 'View Surveys', 'userfeedback' ) }</Link>
					</>
				) }
				{ outcome.kind === 'saved-as-draft' && <SavedAsDraft /> }
				{ outcome.kind === 'not-published' && outcome.message }
			</Notice>
		</div>
	);
} );

function SavedAsDraft() {
	const lacks = useBuilder( ( { form } ) => missingInWords( form.draft ) );
	return <>{ [ __( 'Saved as a Draft.', 'userfeedback' ), lacks ].join( ' ' ).trim() }</>;
}
