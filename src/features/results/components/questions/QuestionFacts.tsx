import { _n } from '@wordpress/i18n';
import type { QuestionStats } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { questionTypeLabel } from '@/question-types/types';
import { AnsweredBar } from './AnsweredBar';
import './QuestionResults.scss';

/** Number of responses that included the question, and how many of them answered it. */
export function QuestionFacts( { stats: { type, total_answers: answered, skipped } }: { stats: QuestionStats } ) {
	return (
		<>
			<AnsweredBar answered={ answered } skipped={ skipped } />
			<p className="uf-question-results__facts">
				<span>{ questionTypeLabel( type ) }</span>
				<span>{ askedText( answered + skipped ) }</span>
				<span>{ answeredText( answered ) }</span>
				<span>{ skippedText( skipped ) }</span>
			</p>
		</>
	);
}

function askedText( count: number ): string {
	/* translators: %s: number of responses that were sent and had this question */
	return sprintf(
		_n( 'Shown in %s response', 'Shown in %s responses', count, 'userfeedback' ),
		formatNumber( count )
	);
}

function answeredText( count: number ): string {
	/* translators: %s: number of visitors who answered a question */
	return sprintf( _n( '%s answered', '%s answered', count, 'userfeedback' ), formatNumber( count ) );
}

function skippedText( count: number ): string {
	/* translators: %s: number of visitors who skipped a question */
	return sprintf( _n( '%s skipped', '%s skipped', count, 'userfeedback' ), formatNumber( count ) );
}
