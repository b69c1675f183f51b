import { __ } from '@wordpress/i18n';
import { type ReactNode, useMemo, useState } from 'react';
import type { QuestionType } from '@/contract/question-types';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';
import { useStable } from '@/lib/hooks/use-stable';
import { sprintf } from '@/lib/labels/sprintf';
import { newId } from '@/lib/new-id';
import { whenIdle } from '@/lib/when-idle';
import { useDispatch, useLatest } from '@/features/builder/saving/state/builder-context';
import { useShell } from '@/features/builder/shell/shell-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { questionOf } from '@/features/builder/draft/form/draft';
import { conditionsLostBy } from '@/features/builder/draft/operations/operations';
import { positionText } from './position-text';
import { DeleteQuestionDialog } from './DeleteQuestionDialog';
import { MoveQuestionDialog } from './MoveQuestionDialog';
import { useConfirmedChange } from './use-confirmed-change';

/** Milliseconds. */
const SOON = 100;

/** Actions on questions, each with an announcement and a focus target afterwards. */
export interface QuestionActions {
	add: ( type: QuestionType ) => void;
	duplicate: ( questionId: string ) => void;
	/** @param then called after the move */
	move: ( questionId: string, to: number, then?: () => void ) => void;
	/** To another survey; asks which one. */
	moveAway: ( questionId: string ) => void;
	/** Asks first. */
	remove: ( questionId: string ) => void;
}

/** The actions never change. */
export function useQuestionActions(): { actions: QuestionActions; announcement: string; dialog: ReactNode } {
	const { openField, saveIfComplete, saveHere } = useShell();
	const latest = useLatest();
	const dispatch = useDispatch();
	const [ announcement, setAnnouncement ] = useState( '' );
	const [ deleting, setDeleting ] = useState< string | null >( null );
	const [ leaving, setLeaving ] = useState< string | null >( null );
	const snackbars = useSnackbars();
	const { run, dialog: warning } = useConfirmedChange();

	const move = useStable( ( question: string, to: number, then?: () => void ) =>
		run( { type: 'move', question, to }, () => {
			setAnnouncement( positionText( to, latest().order.length ) );
			then?.();
		} )
	);
	const add = useStable( ( as: QuestionType ) => {
		const question = newId();
		saveIfComplete();
		dispatch( { type: 'done', operation: { type: 'add', question, as } } );
		openField( fieldName( { question }, 'title' ) );
	} );
	const duplicate = useStable( ( question: string ) => {
		const copy = newId();
		dispatch( { type: 'done', operation: { type: 'duplicate', question, as: copy } } );
		openField( fieldName( { question: copy }, 'title' ) );
	} );

	const removed = ( question: string ) => {
		const { order } = latest();
		const place = order.indexOf( question );
		const siblingOf = order[ place === 0 ? 1 : place - 1 ];
		dispatch( { type: 'done', operation: { type: 'remove', question } } );
		openField( siblingOf === undefined ? 'questions' : fieldName( { question: siblingOf } ) );
		if ( latest().form.id !== null ) {
			whenIdle( () => void saveHere(), SOON ); // A permanent change: save right after it is drawn.
		}
	};
	const conditionsOn = ( question: string ) => conditionsLostBy( latest().form.draft, { type: 'remove', question } );
	const left = leaving === null ? undefined : questionOf( latest().form.draft, leaving );

	return {
		actions: useMemo(
			() => ( { add, duplicate, move, moveAway: setLeaving, remove: setDeleting } ),
			[ add, duplicate, move ]
		),
		announcement,
		dialog: (
			<>
				{ warning }
				{ deleting !== null && (
					<DeleteQuestionDialog
						conditions={ conditionsOn( deleting ) }
						onCancel={ () => setDeleting( null ) }
						onConfirm={ () => {
							setDeleting( null );
							removed( deleting );
						} }
					/>
				) }
				{ left && (
					<MoveQuestionDialog
						question={ left }
						from={ latest().form.id }
						conditions={ conditionsOn( left.id ) }
						onCancel={ () => setLeaving( null ) }
						onMoved={ ( survey ) => {
							setLeaving( null );
							removed( left.id );
							/* translators: %s: title of a survey */
							snackbars.show( sprintf( __( 'Moved to “%s”', 'userfeedback' ), survey ) );
						} }
					/>
				) }
			</>
		),
	};
}
