import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { PicturedOption, QuestionDraft, SurveyDraft } from '@/contract/types';
import {
	type Draft,
	type FormQuestion,
	type Option,
	OPTIONAL_TEXTS,
	otherOption,
	type SurveyForm,
	textsOf,
} from './draft';
import { isSame } from '@/lib/is-same';
import { omit } from '@/lib/omit';
import { remembered } from '@/lib/remembered';
import { sentNotifications } from './webhooks';

/**
 * Returns the data to send. Text is trimmed here, not while it is typed. Settings and notifications that equal the server's are
 * left out, so that overwriting another editor's save reverts only what was changed here.
 *
 * @param base the server's draft; null if it has none
 */
export function draftToSend( form: SurveyForm, base: Draft | null ): SurveyDraft {
	const { title, questions, settings, notifications, ...rest } = form.draft;
	const { thank_you: thankYou, ...others } = settings;
	const told =
		notifications === undefined
			? {}
			: changedParts(
					sentNotifications( notifications ),
					base?.notifications === undefined ? {} : sentNotifications( base.notifications )
				);
	return {
		...( form.id === null ? {} : { id: form.id } ),
		...( form.version === null ? {} : { version: form.version } ),
		...( form.id === null && form.token !== undefined ? { token: form.token } : {} ),
		...rest,
		title: title.trim(),
		questions: questions.map( questionToSend ),
		settings: {
			...changedParts( others, base?.settings ?? {} ),
			thank_you: { ...thankYou, message: thankYou.message.trim() },
		},
		...( Object.keys( told ).length > 0 ? { notifications: told } : {} ),
	};
}

function changedParts< Parts extends object >( parts: Parts, before: Partial< Parts > ): Partial< Parts > {
	const names = Object.keys( parts ) as ( keyof Parts )[];
	return Object.fromEntries(
		names.filter( ( name ) => ! isSame( parts[ name ], before[ name ] ) ).map( ( name ) => [ name, parts[ name ] ] )
	) as Partial< Parts >;
}

/** Returns the same object for the same question, so that comparing two drafts costs only the differences. */
export const questionToSend = remembered( ( question: FormQuestion ): QuestionDraft => {
	const { title, type, config, settings } = question;
	const other = otherOption( question );
	return {
		...question,
		title: title.trim(),
		config: {
			...config,
			options: config.options.map( ( option ) => sentOption( type, option ) ),
			...( config.options.some( ( { savedId } ) => savedId !== undefined )
				? { option_ids: config.options.map( ( { savedId = '' } ) => savedId ) }
				: {} ),
			...( other === undefined ? {} : { other: labelToSend( other ) } ),
		},
		settings: { ...omit( settings, ...OPTIONAL_TEXTS ), ...textsOf( settings ) },
	};
} );

function sentOption( type: QuestionType, option: Option ): string | PicturedOption {
	const label = labelToSend( option );
	const { image, icon } = option;
	return QUESTION_TYPES[ type ].has_pictures
		? { label, ...( image === undefined ? {} : { image } ), ...( icon === undefined ? {} : { icon } ) }
		: label;
}

/** Returns an option's label as visitors see it and as conditions compare it. */
export function labelToSend( { label }: Pick< Option, 'label' > ): string {
	return label.trim();
}

/** True if both are saved alike. */
export function isSavedAlike( one: Draft, other: Draft ): boolean {
	const plain = ( draft: Draft ) => draftToSend( { id: null, version: null, draft }, null );
	return one === other || isSame( plain( one ), plain( other ) );
}
