import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import { Screen } from '@/components/ui/layout/Screen';
import type { Survey } from '@/contract/types';
import { useFlushNavigate } from '@/lib/hooks/use-flush-navigate';
import { useMayNotify } from '../saving/state/use-may-notify';
import { useStable } from '@/lib/hooks/use-stable';
import { newId } from '@/lib/new-id';
import { useSite } from '@/lib/site';
import { BuilderProvider } from '../saving/state/builder-context';
import { loadedState, newState } from '../saving/state/builder-state';
import { useTouchedFields } from './focus/use-touched-fields';
import type { Revision } from './header/keys';
import { useUndoKeys } from './header/use-undo-keys';
import { type Copy, restoredState } from '../saving/local-copy/copy';
import { useLocalCopy } from '../saving/local-copy/use-local-copy';
import { useOtherTabs } from '../saving/presence/use-other-tabs';
import { useOpenedSearch } from './focus/use-opened-search';
import { useOpenField } from './focus/use-open-field';
import { useAutosave } from '../saving/save/use-autosave';
import type { BuilderSession } from './use-builder-session';
import { useLeaveGuard } from './use-leave-guard';
import { useSave } from '../saving/save/use-save';
import { useSaveKey } from './header/use-save-key';
import { stepAt, stepPath } from '../draft/steps';
import { useStepNavigation } from './steps/use-step-navigation';
import { useBuilderStore, useSelected } from '../saving/state/builder-store';
import { useRemovedConditionsNotice } from './use-removed-conditions-notice';
import { ConflictDialog } from '../saving/conflicts/ConflictDialog';
import { MergedChangesNotice } from '../saving/conflicts/MergedChangesNotice';
import { BuilderActions } from './header/BuilderActions';
import { BuilderNotices } from './BuilderNotices';
import { ShellProvider } from './shell-context';
import { EditableTitle } from './header/EditableTitle';
import { LeaveDialog } from './LeaveDialog';
import { SaveBanner } from '../saving/save/SaveBanner';
import { SaveState } from '../saving/save/SaveState';
import { Stepper } from './steps/Stepper';
import { UndoButtons } from './header/UndoButtons';
import './BuilderForm.scss';

interface Props {
	/** Null for a new survey. */
	survey: Survey | null;
	/** This browser's unsaved copy of it. */
	copy: Copy | null;
	adopt: BuilderSession[ 'adopt' ];
}

export function BuilderForm( { survey, copy, adopt }: Props ) {
	const { admin_url: site, user_id: user } = useSite();
	const mayNotify = useMayNotify();
	const fresh = useStable( () => ( survey ? loadedState( survey, mayNotify ) : newState( newId() ) ) );
	const store = useBuilderStore( () => ( copy ? restoredState( copy, survey, mayNotify ) : fresh() ) );
	const { dispatch, latest } = store;
	const id = useSelected( store, ( { form } ) => form.id );
	const isElsewhere = useOtherTabs( { site, user, survey: id ?? 'new' } );
	const navigate = useFlushNavigate();
	const place = useLatest( useLocation() );
	const blocker = useLeaveGuard( latest, survey === null );
	useRemovedConditionsNotice( useSelected( store, ( { lost } ) => lost ) );
	const opened = useOpenedSearch();
	const openField = useOpenField(
		useCallback( () => latest().form.id, [ latest ] ),
		opened.note
	);
	const revise = useStable( ( type: Revision ) => {
		const { revised: before } = latest();
		dispatch( { type } );
		const { revised } = latest();
		if ( revised && revised !== before ) {
			openField( revised.field ); // Not after drawing: asking the router then would lay out the page twice.
		}
	} );
	useUndoKeys( revise );

	const isOpen = useRef( true );
	useEffect( () => {
		isOpen.current = true; // React may run an effect twice.
		return () => {
			isOpen.current = false;
		};
	}, [] );
	const saving = useSave( store, mayNotify, async ( created ) => {
		if ( ! isOpen.current ) {
			return; // The owner has since started another survey, or left.
		}
		const { pathname } = place.current;
		adopt( created, pathname );
		await navigate( stepPath( created, stepAt( pathname ) ) + opened.search(), { replace: true } );
	} );
	const navigation = useStepNavigation( store, saving, openField );
	useAutosave( store, saving, navigation.current !== 'setup' );
	useLocalCopy( store, { site, user } );
	useTouchedFields( store );
	useSaveKey( () => void ( latest().isDirty || id === null ? navigation.saveHere() : undefined ) );

	const title = useSelected( store, ( { form } ) => form.draft.title );
	const shell = useMemo(
		() => ( { openField, noteOpened: opened.note, ...navigation } ),
		[ openField, opened, navigation ]
	);

	return (
		<BuilderProvider store={ store } saving={ saving }>
			<ShellProvider value={ shell }>
				<Screen
					isWide
					title={ title }
					heading={
						<div className="uf-frame__title">
							<EditableTitle title={ title } />
							<SaveState />
						</div>
					}
					back={ { label: __( 'Surveys', 'userfeedback' ), to: '/' } }
					status={ <UndoButtons onRevise={ revise } /> }
					navigation={ <Stepper /> }
					actions={ <BuilderActions /> }
					overlay={
						<>
							<SaveBanner />
							<MergedChangesNotice />
						</>
					}
					notices={
						<BuilderNotices
							survey={ survey }
							copy={ copy }
							isElsewhere={ isElsewhere }
							hasQuestions={ navigation.current === 'questions' }
							without={ fresh }
						/>
					}
				>
					<Outlet />
				</Screen>
				<ConflictDialog />
				<LeaveDialog blocker={ blocker } />
			</ShellProvider>
		</BuilderProvider>
	);
}

/** Returns a value as it is when something else has ended. */
function useLatest< T >( value: T ): { readonly current: T } {
	const latest = useRef( value );
	useEffect( () => {
		latest.current = value;
	} );
	return latest;
}
