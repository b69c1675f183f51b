import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { omit } from '@/lib/omit';
import { type Draft, questionOf } from '../form/draft';
import { newQuestion, padOptions } from '../form/new-draft';
import type { Edit } from './edits';
import { isNpsSubject } from './limits';

/** Removes a type's own settings with it. Options stay only between checkboxes and radio buttons. */
export function changeType( draft: Draft, id: string, as: QuestionType ): readonly Edit[] {
	const question = questionOf( draft, id );
	if ( question === undefined || question.type === as || isNpsSubject( draft, question.id ) ) {
		return [];
	}
	const of = { question: id };
	const {
		takes_answer: takesAnswer,
		is_hidden: isHidden,
		allows_randomizing: allowsRandomizing,
		allows_prefill: allowsPrefill,
		allows_comment: allowsComment,
		has_ends: hasEnds,
	} = QUESTION_TYPES[ as ];
	const options = hasPlainOptions( question.type ) && hasPlainOptions( as ) ? question.config.options : [];
	const { settings } = question;
	const kept = {
		...omit(
			settings,
			'image',
			...( allowsPrefill ? [] : ( [ 'prefill' ] as const ) ),
			...( isHidden ? ( [ 'help', 'same_page' ] as const ) : [] ),
			...( hasEnds ? [] : ( [ 'low_label', 'high_label' ] as const ) )
		),
		required: settings.required && takesAnswer && ! isHidden,
		comment_box: settings.comment_box && allowsComment,
		randomize: settings.randomize && allowsRandomizing,
	};
	return [
		{ kind: 'set', of, path: 'type', value: as },
		{
			kind: 'set',
			of,
			path: 'config',
			value: { ...newQuestion( id, as ).config, options: padOptions( as, options ) },
		},
		{ kind: 'set', of, path: 'settings', value: kept },
		...( isHidden ? [ { kind: 'set', of, path: 'logic', value: newQuestion( id, as ).logic } as const ] : [] ),
	];
}

function hasPlainOptions( type: QuestionType ): boolean {
	const { has_options: hasOptions, has_pictures: hasPictures, is_consent: isConsent } = QUESTION_TYPES[ type ];
	return hasOptions && ! hasPictures && ! isConsent;
}
