import { __, sprintf } from '@wordpress/i18n';
import { Fragment, useCallback, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder, useDispatch } from '@/features/builder/model/builder-context';
import { errorsBelow } from '@/features/builder/model/errors/field-errors';
import { isNpsSubject } from '@/features/builder/model/operations/rules';
import { useDragOrder } from '@/features/builder/model/use-drag-order';
import { QuestionCard } from './QuestionCard';
import '@/components/ui/layout/Stack.scss';

export function QuestionList( { onDelete }: { onDelete: ( questionId: string ) => void } ) {
	const { form, errors } = useBuilder();
	const dispatch = useDispatch();
	const [ announcement, setAnnouncement ] = useState( '' );
	const focusLater = useFocusLater();
	const { questions } = form.draft;
	const count = questions.length;

	const move = useCallback(
		( question: string, to: number ) => {
			dispatch( { type: 'done', operation: { type: 'move', question, to } } );
			setAnnouncement( placeText( to, count ) );
		},
		[ dispatch, count ]
	);
	const moveByButton = useCallback(
		( question: string, to: number, by: 'up' | 'down' ) => {
			move( question, to );
			focusLater( `[id="uf-${ by }-${ question }"]` );
		},
		[ move, focusLater ]
	);
	const drag = useDragOrder(
		questions.map( ( { id } ) => id ),
		move
	);

	return (
		<div className="uf-stack" { ...drag.listProps }>
			<div className="screen-reader-text" role="status">
				{ announcement }
			</div>
			{ questions.map( ( question, place ) => (
				<Fragment key={ question.id }>
					{ drag.gap === place && <div className="uf-questions__gap" /> }
					<QuestionCard
						question={ question }
						place={ place }
						count={ count }
						errors={ errorsBelow( errors, `questions[${ String( place ) }]` ) }
						isSubject={ isNpsSubject( form.draft, question ) }
						isDragged={ drag.dragged === question.id }
						handleProps={ drag.handleProps }
						onMove={ moveByButton }
						onDelete={ onDelete }
					/>
				</Fragment>
			) ) }
			{ drag.gap === count && <div className="uf-questions__gap" /> }
		</div>
	);
}

function placeText( to: number, count: number ): string {
	return sprintf(
		/* translators: 1: new place of a question, 2: number of questions */
		__( 'Moved to place %1$s of %2$s', 'userfeedback' ),
		formatNumber( to + 1 ),
		formatNumber( count )
	);
}
