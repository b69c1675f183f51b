import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { answerable } from '@/question-types/matrix/rows';
import { tokensOf } from '@widget/shared/logic/recall';
import type { Draft } from '../form/draft';
import { recallable } from './recallable';
import type { FieldErrors } from '../validation/field-errors';

/** Returns what is wrong with inserted answers, as in the server's RecallRules, with its texts. */
export function recallFaults( draft: Draft ): FieldErrors {
	const texts: [ string, string | null, string ][] = draft.questions.flatMap( ( { id, title, settings }, place ) => [
		[ `questions[${ String( place ) }].title`, id, title ],
		[ `questions[${ String( place ) }].settings.help`, id, settings.help ?? '' ],
	] );
	texts.push( [ 'settings.thank_you.message', null, draft.settings.thank_you.message ] );
	const faults = texts.map( ( [ path, id, text ] ) => [ path, faultOf( text, draft, id ) ] as const );
	return Object.fromEntries( faults.filter( ( fault ): fault is [ string, string ] => fault[ 1 ] !== null ) );
}

function faultOf( text: string, draft: Draft, id: string | null ): string | null {
	if ( ! text.includes( '{{' ) ) {
		return null;
	}
	const allowed = new Set( recallable( draft, id ).map( ( question ) => question.id ) );
	const earlier = draft.questions.slice( 0, id === null ? undefined : indexOf( draft, id ) );
	for ( const { id: of, fallback } of tokensOf( text ) ) {
		if ( ! allowed.has( of ) ) {
			return answerable( earlier ).some( ( question ) => question.id === of )
				? __(
						'An inserted answer has a question type whose answers can’t be inserted. Remove it.',
						'userfeedback'
					)
				: __(
						'An inserted answer doesn’t belong to an earlier question. Remove it, or insert another.',
						'userfeedback'
					);
		}
		if ( fallback.trim() === '' || Array.from( fallback ).length > LIMITS.RECALL_FALLBACK ) {
			return sprintf(
				/* translators: %s: a number of characters. */
				__( 'An inserted answer needs a fallback text with up to %s characters.', 'userfeedback' ),
				formatNumber( LIMITS.RECALL_FALLBACK )
			);
		}
	}
	return null;
}

function indexOf( { questions }: Draft, id: string ): number {
	return questions.findIndex( ( question ) => question.id === id );
}
