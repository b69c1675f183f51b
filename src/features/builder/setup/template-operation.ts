import type { SurveyTemplate } from '@/contract/types';
import { newId } from '@/lib/new-id';
import type { Draft, FormQuestion } from '../draft/form/draft';
import { formQuestionOf } from '../draft/form/load-survey';
import { isUntouched, newQuestion } from '../draft/form/new-draft';
import { isSame } from '@/lib/is-same';
import { questionToSend } from '../draft/form/draft-to-send';
import type { Operation } from '../draft/operations/operations';
import { BLANK } from './gallery/gallery';

/** Turns the survey into the template. Keeps its title if the template is blank. */
export function templateOperation( template: SurveyTemplate ): Operation {
	const isBlank = template.key === BLANK;
	return {
		type: 'use-template',
		template: template.key,
		as: template.config.type,
		title: isBlank ? null : template.name,
		questions: isBlank ? [ newQuestion( newId(), 'text' ) ] : withNewIds( template ),
	};
}

/** Checks if another template would remove typed questions. An unchanged template's questions don't count. */
export function hasOwnQuestions( { questions, template: key }: Draft, templates: readonly SurveyTemplate[] ): boolean {
	const template = templates.find( ( candidate ) => candidate.key === key );
	const isAsGiven =
		template !== undefined &&
		isSame( questions.map( bare ), template.config.questions.map( formQuestionOf ).map( bare ) );
	return ! isAsGiven && ! questions.every( isUntouched );
}

/** Returns a question without ids, which always differ. */
function bare( question: FormQuestion ) {
	const { title, type, config, settings, logic } = questionToSend( question );
	const conditions = logic?.conditions?.map( ( { compare, value } ) => ( { compare, value } ) );
	return { title, type, config, settings, conditions };
}

/** A template may be used twice, and question ids must be unique on a site. */
function withNewIds( { config }: SurveyTemplate ): FormQuestion[] {
	const ids = new Map( config.questions.map( ( { id } ) => [ id, newId() ] ) );
	const renewed = ( id: string ) => ids.get( id ) ?? id;
	return config.questions.map( formQuestionOf ).map( ( question ) => ( {
		...question,
		id: renewed( question.id ),
		logic: {
			...question.logic,
			conditions: question.logic.conditions.map( ( condition ) => ( {
				...condition,
				question_id: renewed( condition.question_id ),
			} ) ),
		},
	} ) );
}
