import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useReducer } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { Screen } from '@/components/ui/layout/Screen';
import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import type { Survey } from '@/contract/types';
import { newId } from '@/lib/new-id';
import { surveyState } from '@/lib/survey-state';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { type Builder, BuilderProvider } from '../model/builder-context';
import { builderReducer } from '../model/builder-reducer';
import { isDirty, loadedState, newState, visibleErrors } from '../model/builder-state';
import { useLeaveGuard } from '../model/use-leave-guard';
import { useSave } from '../model/use-save';
import { isComplete } from '../model/validation';
import { BuilderSteps } from './BuilderSteps';
import { EditableTitle } from './EditableTitle';
import { LeaveDialog } from './LeaveDialog';
import { ResponsesWarning } from './ResponsesWarning';
import { SaveNotice } from './SaveNotice';

interface Props {
	/** Null for a new survey. */
	survey: Survey | null;
	adopt: ( id: number ) => void;
}

export function BuilderForm( { survey, adopt }: Props ) {
	const [ state, dispatch ] = useReducer( builderReducer, survey, ( loaded ) =>
		loaded ? loadedState( loaded ) : newState( newId() )
	);
	const { form } = state;
	const navigate = useNavigate();
	const focusLater = useFocusLater();
	const dirty = isDirty( state );
	const guard = useLeaveGuard( form.id, dirty );
	const isPublishStep = useLocation().pathname.endsWith( '/publish' );

	const saving = useSave( form, dispatch, async ( id ) => {
		guard.own( id );
		adopt( id );
		await navigate( `/edit/${ String( id ) }/questions`, { replace: true } );
	} );

	const markMissing = () => {
		dispatch( { type: 'missing-shown' } );
		saving.tell( { kind: 'incomplete' } );
		focusLater( '#userfeedback-app [aria-invalid="true"]' );
	};
	const builder: Builder = {
		form,
		dispatch,
		errors: visibleErrors( state ),
		saving,
		saveHere: async () => {
			if ( ! isComplete( form ) && form.status === 'publish' && ! isPublishStep ) {
				markMissing();
				return;
			}
			await saving.save();
			window.scrollTo( { top: 0 } );
		},
		goToPublish: async () => {
			if ( ! isComplete( form ) ) {
				markMissing();
				return;
			}
			const id = dirty || form.id === null ? ( await saving.save() )?.survey.id : form.id;
			if ( id !== undefined ) {
				await navigate( `/edit/${ String( id ) }/publish` );
			}
		},
		leave: guard.leave,
	};

	return (
		<BuilderProvider value={ builder }>
			<Screen
				title={ form.title }
				heading={
					<EditableTitle
						title={ form.title }
						onChange={ ( title ) => dispatch( { type: 'title-changed', title } ) }
					/>
				}
				back={ { label: __( 'Surveys', 'userfeedback' ), to: '/' } }
				status={
					form.id !== null && (
						<StatusBadge
							state={ surveyState( { status: state.storedStatus, publish_at: form.publish_at } ) }
						/>
					)
				}
				navigation={ <BuilderSteps /> }
				actions={
					<>
						<Button
							__next40pxDefaultSize
							className="uf-builder__close"
							variant="tertiary"
							onClick={ () => void navigate( '/' ) }
						>
							{ __( 'Close', 'userfeedback' ) }
						</Button>
						<BusyButton isBusy={ saving.isSaving } onClick={ () => void builder.saveHere() }>
							{ __( 'Save', 'userfeedback' ) }
						</BusyButton>
						{ ! isPublishStep && (
							<BusyButton
								variant="primary"
								isBusy={ saving.isSaving }
								onClick={ () => void builder.goToPublish() }
							>
								{ __( 'Next', 'userfeedback' ) }
							</BusyButton>
						) }
					</>
				}
				notices={
					<>
						<SaveNotice />
						{ survey && survey.responses_count > 0 && <ResponsesWarning survey={ survey } /> }
					</>
				}
			>
				<Outlet />
			</Screen>
			<LeaveDialog blocker={ guard.blocker } />
		</BuilderProvider>
	);
}
