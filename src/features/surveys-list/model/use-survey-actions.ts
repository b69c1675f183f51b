import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { keys, refresh } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { SurveyRow } from '@/contract/types';
import { changeSurveys, type SurveyAction } from '../api/change-surveys';
import { type Outcome, outcomeOf } from './outcome';
import { useUndoTrash } from './use-undo-trash';

interface Change {
	action: SurveyAction;
	rows: readonly SurveyRow[];
}

export interface SurveyActions {
	run: ( action: SurveyAction, rows: readonly SurveyRow[] ) => void;
	/** The action in progress, with its rows. */
	running: Change | null;
	/** The result of the last action, until it is dismissed or another one starts. */
	outcome: Outcome | null;
	error: Error | null;
	dismiss: () => void;
}

/**
 * @param done  called with the changed surveys once the server confirms.
 * @param drawn called when the list has reloaded after that, or after an undo.
 */
export function useSurveyActions( done: ( updated: readonly number[] ) => void, drawn: () => void ): SurveyActions {
	const queryClient = useQueryClient();
	const snackbars = useSnackbars();
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	// The second of two quick clicks arrives before the next render.
	const isUnderWay = useRef( false );
	const undo = useUndoTrash( ( left ) => {
		setOutcome( left );
		drawn();
	} );

	const change = useMutation( {
		mutationFn: ( { action, rows }: Change ) =>
			changeSurveys(
				action,
				rows.map( ( row ) => row.id )
			),
		onMutate: () => setOutcome( null ),
		onSettled: () => {
			isUnderWay.current = false;
		},
		onSuccess: async ( result, { action, rows } ) => {
			const told = outcomeOf( action, rows, result );
			if ( action === 'trash' && told.done !== null ) {
				const trashed = rows.filter( ( row ) => result.updated.includes( row.id ) );
				snackbars.show( told.done, {
					label: __( 'Undo', 'userfeedback' ),
					onClick: () => undo.run( trashed ),
				} );
				setOutcome( told.skipped.length > 0 ? { ...told, done: null } : null );
			} else {
				setOutcome( told );
			}
			done( result.updated );
			await refresh( queryClient, keys.surveys );
			drawn();
		},
	} );

	return {
		run: ( action, rows ) => {
			if ( ! isUnderWay.current ) {
				isUnderWay.current = true;
				change.mutate( { action, rows } );
			}
		},
		running: change.isPending ? change.variables : null,
		outcome,
		error: change.error ?? undo.error,
		dismiss: () => {
			setOutcome( null );
			change.reset();
			undo.reset();
		},
	};
}
