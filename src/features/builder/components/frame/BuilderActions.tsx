import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { useBuilder } from '@/features/builder/model/builder-context';
import type { Draft } from '@/features/builder/model/form/draft';
import { releaseOf, scheduleFault } from '@/features/builder/model/publish/schedule';

/** Out, back, save, and the one thing that the step is for. */
export function BuilderActions() {
	const { form, isDirty, saving, steps, current, goTo, saveHere, publish } = useBuilder();
	const navigate = useNavigate();
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
					isOff={ ! isDirty && form.id !== null }
					onClick={ () => void saveHere().then( () => window.scrollTo( { top: 0 } ) ) }
				>
					{ __( 'Save', 'userfeedback' ) }
				</BusyButton>
			) }
			{ after ? (
				<BusyButton
					variant="primary"
					isBusy={ saving.busy === 'next' }
					isOff={ current === 'setup' && form.draft.template === undefined }
					onClick={ () => void goTo( after.key ) }
				>
					{ __( 'Next', 'userfeedback' ) }
				</BusyButton>
			) : (
				<BusyButton
					variant="primary"
					isBusy={ saving.busy === 'publish' }
					isOff={ scheduleFault( form.draft.publish_at ) !== '' }
					onClick={ () => void publish() }
				>
					{ publishLabel( form.draft ) }
				</BusyButton>
			) }
		</>
	);
}

function publishLabel( draft: Draft ): string {
	switch ( releaseOf( draft ) ) {
		case 'draft':
			return __( 'Save as Draft', 'userfeedback' );
		case 'schedule':
			return __( 'Save and Schedule', 'userfeedback' );
		case 'publish':
			return __( 'Save and Publish', 'userfeedback' );
	}
}
