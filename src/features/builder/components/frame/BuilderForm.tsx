import { useCallback, useReducer } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { StatusBadge } from '@/components/ui/feedback/StatusBadge';
import { Screen } from '@/components/ui/layout/Screen';
import type { Survey } from '@/contract/types';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { newId } from '@/lib/new-id';
import { useSite } from '@/lib/site';
import { surveyState } from '@/lib/survey-state';
import { type Builder, BuilderProvider } from '@/features/builder/model/builder-context';
import { builderReducer } from '@/features/builder/model/builder-reducer';
import { isDirty, loadedState, newState, visibleErrors } from '@/features/builder/model/builder-state';
import { isComplete, isSavable } from '@/features/builder/model/errors/validation';
import type { Revision } from '@/features/builder/model/history/keys';
import { useUndoKeys } from '@/features/builder/model/history/use-undo-keys';
import { useLeaveGuard } from '@/features/builder/model/use-leave-guard';
import { useRevisedFocus } from '@/features/builder/model/use-revised-focus';
import { useSave } from '@/features/builder/model/use-save';
import { useToldLosses } from '@/features/builder/model/use-told-losses';
import { BuilderActions } from './BuilderActions';
import { BuilderSteps } from './BuilderSteps';
import { EditableTitle } from './EditableTitle';
import { LeaveDialog } from './LeaveDialog';
import { ResponsesWarning } from './ResponsesWarning';
import { SaveNotice } from './SaveNotice';
import { UndoButtons } from './UndoButtons';

interface Props {
	/** Null for a new survey. */
	survey: Survey | null;
	adopt: ( id: number ) => void;
}

export function BuilderForm( { survey, adopt }: Props ) {
	const { can } = useSite();
	const mayTell = can.view || can.settings;
	const [ state, dispatch ] = useReducer( builderReducer, survey, ( loaded ) =>
		loaded ? loadedState( loaded, mayTell ) : newState( newId() )
	);
	const { id, draft } = state.form;
	const navigate = useNavigate();
	const focusLater = useFocusLater();
	const dirty = isDirty( state );
	const guard = useLeaveGuard( id, dirty );
	const isPublishStep = useLocation().pathname.endsWith( '/publish' );

	const revise = useCallback( ( type: Revision ) => dispatch( { type } ), [] );
	useUndoKeys( revise );
	useToldLosses( state.lost );
	useRevisedFocus( state.revised, async ( field ) => {
		if ( id !== null ) {
			const step = field === 'status' || field === 'publish_at' ? 'publish' : 'questions';
			await navigate( `/edit/${ String( id ) }/${ step }` );
		}
	} );

	const saving = useSave( state, mayTell, dispatch, async ( created ) => {
		guard.own( created );
		adopt( created );
		await navigate( `/edit/${ String( created ) }/questions`, { replace: true } );
	} );

	const markMissing = () => {
		dispatch( { type: 'missing-shown' } );
		saving.tell( { kind: 'incomplete' } );
		focusLater( '#userfeedback-app [aria-invalid="true"]' );
	};
	const builder: Builder = {
		form: state.form,
		errors: visibleErrors( state ),
		saving,
		saveHere: async () => {
			const takesDown = ! isComplete( draft ) && draft.status === 'publish' && ! isPublishStep;
			if ( takesDown || ! isSavable( draft ) ) {
				markMissing();
				return;
			}
			await saving.save();
			window.scrollTo( { top: 0 } );
		},
		goToPublish: async () => {
			if ( ! isComplete( draft ) ) {
				markMissing();
				return;
			}
			const saved = dirty || id === null ? ( await saving.save() )?.survey.id : id;
			if ( saved !== undefined ) {
				await navigate( `/edit/${ String( saved ) }/publish` );
			}
		},
		leave: guard.leave,
	};

	return (
		<BuilderProvider builder={ builder } dispatch={ dispatch }>
			<Screen
				title={ draft.title }
				heading={ <EditableTitle title={ draft.title } /> }
				back={ { label: __( 'Surveys', 'userfeedback' ), to: '/' } }
				status={
					<>
						{ id !== null && (
							<StatusBadge
								state={ surveyState( { status: state.storedStatus, publish_at: draft.publish_at } ) }
							/>
						) }
						<UndoButtons history={ state.history } onRevise={ revise } />
					</>
				}
				navigation={ <BuilderSteps /> }
				actions={ <BuilderActions isPublishStep={ isPublishStep } /> }
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
