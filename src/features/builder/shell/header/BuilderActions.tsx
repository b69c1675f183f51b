import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { useFlushNavigate } from '@/lib/hooks/use-flush-navigate';
import { useBuilder, useSaving } from '@/features/builder/saving/state/builder-context';
import { useShell } from '../shell-context';
import { type Release, releaseOf, scheduleFault } from '@/features/builder/draft/schedule/schedule';

/** Exit, back, save, and the step's main action. */
export const BuilderActions = memo( function BuilderActions() {
	const saving = useSaving();
	const { steps, current, goTo, saveHere, publish } = useShell();
	const isSaved = useBuilder( ( { form, isDirty } ) => form.id !== null && ! isDirty );
	const isChosen = useBuilder( ( { form } ) => form.draft.template !== undefined );
	const publishAt = useBuilder( ( { form } ) => form.draft.publish_at );
	const release = useBuilder( ( { form } ) => releaseOf( form.draft ) );
	const navigate = useFlushNavigate();
	const place = steps.findIndex( ( { key } ) => key === current );
	const [ before, after ] = [ steps[ place - 1 ], steps[ place + 1 ] ];

	return (
		<>
			<Button
				__next40pxDefaultSize
				className="uf-frame__close"
				variant="tertiary"
				onClick={ () => void navigate( '/' ) }
			>
				{ __( 'Close', 'userfeedback' ) }
			</Button>
			{ before && (
				<Button
					__next40pxDefaultSize
					className="uf-frame__previous"
					variant="tertiary"
					onClick={ () => void goTo( before.key ) }
				>
					{ __( 'Previous', 'userfeedback' ) }
				</Button>
			) }
			{ current !== 'setup' && (
				<BusyButton
					isBusy={ saving.busy === 'save' }
					isOff={ isSaved }
					onClick={ () => void saveHere().then( () => window.scrollTo( { top: 0 } ) ) }
				>
					{ __( 'Save', 'userfeedback' ) }
				</BusyButton>
			) }
			{ after ? (
				<BusyButton
					variant="primary"
					isBusy={ saving.busy === 'next' }
					isOff={ current === 'setup' && ! isChosen }
					onClick={ () => void goTo( after.key ) }
				>
					{ __( 'Next', 'userfeedback' ) }
				</BusyButton>
			) : (
				<BusyButton
					variant="primary"
					isBusy={ saving.busy === 'publish' }
					isOff={ scheduleFault( publishAt ) !== '' }
					onClick={ () => void publish() }
				>
					{ publishLabel( release ) }
				</BusyButton>
			) }
		</>
	);
} );

function publishLabel( release: Release ): string {
	switch ( release ) {
		case 'draft':
			return __( 'Save as Draft', 'userfeedback' );
		case 'schedule':
			return __( 'Save and Schedule', 'userfeedback' );
		case 'publish':
			return __( 'Save and Publish', 'userfeedback' );
	}
}
