import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import type { When } from '@/features/builder/draft/logic/conditions';
import { answerable, placeOf } from '@/question-types/matrix/rows';
import { sprintf } from '@/lib/labels/sprintf';
import type { Answer } from './answers';
import { quoted } from '@/lib/labels/list-text';
import { comparisonLabel } from '../logic/comparison-label';
import { plainText } from '@widget/shared/logic/recall';

export function conditionInWords( { subject: id, compare, value }: When, questions: readonly FormQuestion[] ): string {
	const subject = answerable( questions ).find( ( question ) => question.id === id );
	if ( subject === undefined || compare === '' ) {
		return __( 'Incomplete condition', 'userfeedback' );
	}
	return sprintf(
		/* translators: 1: number of a question, 2: its title, 3: a comparison such as “is not”, 4: an answer */
		__( '%1$s. %2$s %3$s %4$s', 'userfeedback' ),
		formatNumber( placeOf( questions, id ) + 1 ),
		titleInWords( subject ),
		comparisonLabel( compare, subject.type ),
		answerInWords( value )
	);
}

export function titleInWords( { title }: Pick< FormQuestion, 'title' > ): string {
	return title.trim() === '' ? __( 'Untitled question', 'userfeedback' ) : plainText( title );
}

export function answerInWords( answer: Answer ): string {
	if ( answer === null ) {
		return __( 'no answer', 'userfeedback' );
	}
	return typeof answer === 'number'
		? formatNumber( answer )
		: typeof answer === 'string'
			? quoted( answer )
			: answer.map( quoted ).join( ', ' );
}
