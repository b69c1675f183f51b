import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { QuestionType } from '@/contract/question-types';
import { useStable } from '@/lib/hooks/use-stable';
import { newId } from '@/lib/new-id';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';
import { fieldName } from '@/features/builder/model/fields';
import { questionOf } from '@/features/builder/model/form/draft';
import { conditionsLostBy } from '@/features/builder/model/operations/operations';
import { placeText } from './place-text';
import { DeleteQuestionDialog } from './editor/DeleteQuestionDialog';
import { useWarned } from './use-warned';

/** What is done with whole questions, each said and with a place for focus afterwards. */
export interface QuestionActions {
	add: ( type: QuestionType ) => void;
	duplicate: ( questionId: string ) => void;
	/** @param then once it has moved */
	move: ( questionId: string, to: number, then?: () => void ) => void;
	/** Asks first. */
	remove: ( questionId: string ) => void;
}

/** Actions are the same for good. */
export function useQuestionActions(): { actions: QuestionActions; announcement: string; dialog: ReactNode } {
	const { form, openField, saveWhatIsWhole } = useBuilder();
	const dispatch = useDispatch();
	const { questions } = form.draft;
	const [ announcement, setAnnouncement ] = useState( '' );
	const [ deleting, setDeleting ] = useState< string | null >( null );
	const { run, dialog: warning } = useWarned();
	const saveOnceGone = useSaveOnceGone();
	const count = questions.length;

	const move = useStable( ( question: string, to: number, then?: () => void ) =>
		run( { type: 'move', question, to }, () => {
			setAnnouncement( placeText( to, count ) );
			then?.();
		} )
	);
	const add = useStable( ( as: QuestionType ) => {
		const question = newId();
		saveWhatIsWhole();
		dispatch( { type: 'done', operation: { type: 'add', question, as } } );
		openField( fieldName( { question }, 'title' ) );
	} );
	const duplicate = useStable( ( question: string ) => {
		const copy = newId();
		dispatch( { type: 'done', operation: { type: 'duplicate', question, as: copy } } );
		openField( fieldName( { question: copy }, 'title' ) );
	} );

	return {
		actions: useMemo( () => ( { add, duplicate, move, remove: setDeleting } ), [ add, duplicate, move ] ),
		announcement,
		dialog: (
			<>
				{ warning }
				{ deleting !== null && (
					<DeleteQuestionDialog
						conditions={ conditionsLostBy( form.draft, { type: 'remove', question: deleting } ) }
						onCancel={ () => setDeleting( null ) }
						onConfirm={ () => {
							const place = questions.findIndex( ( { id } ) => id === deleting );
							const beside = questions[ place === 0 ? 1 : place - 1 ];
							dispatch( { type: 'done', operation: { type: 'remove', question: deleting } } );
							setDeleting( null );
							saveOnceGone( deleting );
							openField( beside ? fieldName( { question: beside.id } ) : 'questions' );
						} }
					/>
				) }
			</>
		),
	};
}

/** A deleted question is gone for good, so the deletion is saved at once, as soon as the form is without it. */
function useSaveOnceGone(): ( questionId: string ) => void {
	const { form, saveHere } = useBuilder();
	const waiting = useRef< string | null >( null );

	useEffect( () => {
		if ( waiting.current !== null && questionOf( form.draft, waiting.current ) === undefined ) {
			waiting.current = null;
			if ( form.id !== null ) {
				void saveHere();
			}
		}
	}, [ form, saveHere ] );

	return ( questionId ) => {
		waiting.current = questionId;
	};
}
