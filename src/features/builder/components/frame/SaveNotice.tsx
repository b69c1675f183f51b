import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ErrorDetails } from '@/components/ui/feedback/ErrorDetails';
import { ErrorWords } from '@/components/ui/feedback/ErrorWords';
import { adminPage } from '@/lib/links';
import { useSite } from '@/lib/site';
import { useBuilder } from '@/features/builder/model/builder-context';
import { isComplete, missingInWords } from '@/features/builder/model/errors/validation';

const WARNING_TIME = 5_000;

/** What the last save came to. */
export function SaveNotice() {
	const { saving, form } = useBuilder();
	const { outcome, tell } = saving;
	const dismiss = () => tell( null );
	const passes = outcome?.kind === 'not-published';
	const isSettled = outcome?.kind === 'incomplete' && isComplete( form.draft );

	useEffect( () => {
		if ( passes ) {
			const timer = window.setTimeout( () => tell( null ), WARNING_TIME );
			return () => window.clearTimeout( timer );
		}
		return undefined;
	}, [ passes, tell ] );

	if ( isSettled ) {
		return null; // What was missing is there now.
	}
	switch ( outcome?.kind ) {
		case undefined:
			return null;
		case 'saved':
			return (
				<Notice status="success" onRemove={ dismiss }>
					{ __( 'Saved!', 'userfeedback' ) } - <Link to="/">{ __( 'View Surveys', 'userfeedback' ) }</Link>
				</Notice>
			);
		case 'saved-as-draft':
			return (
				<Notice status="success" onRemove={ dismiss }>
					{ [ __( 'Saved as a Draft.', 'userfeedback' ), missingInWords( form.draft ) ].join( ' ' ).trim() }
				</Notice>
			);
		case 'not-published':
			return (
				<Notice status="warning" onRemove={ dismiss }>
					{ outcome.message }
				</Notice>
			);
		case 'incomplete':
			return (
				<Notice status="error" onRemove={ dismiss }>
					{ form.draft.status === 'publish'
						? __(
								'Not saved yet: fill in the marked fields first. Visitors still see the survey as it was last saved.',
								'userfeedback'
							)
						: __( 'Fill in the marked fields to go on. Nothing you typed is lost.', 'userfeedback' ) }
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
		case 'stale':
			return <StaleNotice version={ outcome.version } />;
	}
}

/** Nothing is thrown away before the owner has chosen. */
function StaleNotice( { version }: { version: number } ) {
	const { form, saving } = useBuilder();
	const site = useSite();

	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Overwrite with mine', 'userfeedback' ),
					onClick: () => void saving.save( version ),
					variant: 'secondary',
				},
			] }
		>
			<p>
				{ __(
					'Someone else saved this survey while you were editing it. Nothing was overwritten, and everything you typed is still here.',
					'userfeedback'
				) }
			</p>
			<p>
				<a
					href={ adminPage( site, 'userfeedback_surveys', `/edit/${ String( form.id ) }/questions` ) }
					target="_blank"
					rel="noreferrer"
				>
					{ __( 'Open the other version in a new tab', 'userfeedback' ) }
				</a>
			</p>
		</Notice>
	);
}
