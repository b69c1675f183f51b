import { __, sprintf } from '@wordpress/i18n';
import { Fragment, useState } from 'react';
import { formatNumber } from '@/lib/format';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder } from '@/features/builder/model/builder-context';
import { isNpsSubject } from '@/features/builder/model/builder-reducer';
import { errorsOfQuestion } from '@/features/builder/model/field-errors';
import { useDragOrder } from '@/features/builder/model/use-drag-order';
import { QuestionCard } from './QuestionCard';
import '@/components/ui/layout/Stack.scss';

export function QuestionList( { onDelete }: { onDelete: ( questionId: string ) => void } ) {
	const { form, errors, dispatch } = useBuilder();
	const [ announcement, setAnnouncement ] = useState( '' );
	const focusLater = useFocusLater();
	const count = form.questions.length;

	const move = ( questionId: string, to: number ) => {
		dispatch( { type: 'question-moved', questionId, to } );
		setAnnouncement( placeText( to, count ) );
	};
	const drag = useDragOrder(
		form.questions.map( ( { id } ) => id ),
		move
	);

	return (
		<div className="uf-stack" { ...drag.listProps }>
			<div className="screen-reader-text" role="status">
				{ announcement }
			</div>
			{ form.questions.map( ( question, place ) => (
				<Fragment key={ question.id }>
					{ drag.gap === place && <div className="uf-questions__gap" /> }
					<QuestionCard
						question={ question }
						place={ place }
						count={ count }
						errors={ errorsOfQuestion( errors, question.id ) }
						isSubject={ isNpsSubject( form, question ) }
						isDragged={ drag.dragged === question.id }
						handle={ drag.handleProps( question.id ) }
						onMove={ ( to, by ) => {
							move( question.id, to );
							focusLater( `[id="uf-${ by }-${ question.id }"]` );
						} }
						onDelete={ () => onDelete( question.id ) }
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
