import { useMutation, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import { keys } from '@/api/keys';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import type { SurveyRow } from '@/contract/types';
import { useSite } from '@/lib/site';
import { changeSurveys, type SurveyAction } from '../api/change-surveys';
import { type Outcome, outcomeOf } from './outcome';

interface Change {
	action: SurveyAction;
	rows: readonly SurveyRow[];
}

export interface SurveyActions {
	run: ( action: SurveyAction, rows: readonly SurveyRow[] ) => void;
	/** The action under way, with the rows it is for. */
	running: Change | null;
	/** What the last action did, until it is dismissed or another one starts. */
	outcome: Outcome | null;
	error: Error | null;
	dismiss: () => void;
}

/** @param afterwards told which surveys were changed, once the server has said so */
export function useSurveyActions( afterwards: ( updated: readonly number[] ) => void ): SurveyActions {
	const queryClient = useQueryClient();
	const snackbars = useSnackbars();
	const { can } = useSite();
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	// The second of two quick clicks comes before anything is drawn anew.
	const isUnderWay = useRef( false );
	const reload = () => queryClient.invalidateQueries( { queryKey: keys.surveys } );

	const change = useMutation( {
		mutationFn: ( { action, rows }: Change ) => changeSurveys( action, idsOf( rows ) ),
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
					onClick: () => undo.mutate( trashed ),
				} );
				setOutcome( told.skipped.length > 0 ? { ...told, done: null } : null );
			} else {
				setOutcome( told );
			}
			afterwards( result.updated );
			await reload();
		},
	} );

	// Restoring gives drafts, so what was public is published again: the list is then as it was.
	const undo = useMutation( {
		mutationFn: async ( rows: readonly SurveyRow[] ) => {
			await changeSurveys( 'restore', idsOf( rows ) );
			const published = idsOf( rows.filter( ( row ) => row.status === 'publish' ) );
			if ( published.length > 0 && can.edit ) {
				await changeSurveys( 'publish', published );
			}
		},
		onSuccess: () => snackbars.show( __( 'Moved back out of the Trash.', 'userfeedback' ) ),
		onSettled: reload,
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

function idsOf( rows: readonly SurveyRow[] ): number[] {
	return rows.map( ( row ) => row.id );
}
