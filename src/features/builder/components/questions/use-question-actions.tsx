import { type ReactNode, useMemo, useState } from 'react';
import type { QuestionType } from '@/contract/question-types';
import { useStable } from '@/lib/hooks/use-stable';
import { newId } from '@/lib/new-id';
import { useDispatch, useFrame, useLatest } from '@/features/builder/model/builder-context';
import { fieldName } from '@/features/builder/model/fields';
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
	const { openField, saveWhatIsWhole, saveHere } = useFrame();
	const latest = useLatest();
	const dispatch = useDispatch();
	const [ announcement, setAnnouncement ] = useState( '' );
	const [ deleting, setDeleting ] = useState< string | null >( null );
	const { run, dialog: warning } = useWarned();

	const move = useStable( ( question: string, to: number, then?: () => void ) =>
		run( { type: 'move', question, to }, () => {
			setAnnouncement( placeText( to, latest().order.length ) );
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
						conditions={ conditionsLostBy( latest().form.draft, { type: 'remove', question: deleting } ) }
						onCancel={ () => setDeleting( null ) }
						onConfirm={ () => {
							const { order } = latest();
							const place = order.indexOf( deleting );
							const beside = order[ place === 0 ? 1 : place - 1 ];
							dispatch( { type: 'done', operation: { type: 'remove', question: deleting } } );
							setDeleting( null );
							openField( beside === undefined ? 'questions' : fieldName( { question: beside } ) );
							if ( latest().form.id !== null ) {
								void saveHere(); // It is gone for good, so nothing is to wait for a save.
							}
						} }
					/>
				) }
			</>
		),
	};
}
