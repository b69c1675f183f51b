import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { MatrixRow } from '@/contract/types';
import { newId } from '@/lib/new-id';
import { plainText } from '@widget/shared/logic/recall';

interface WithRows {
	id: string;
	type: QuestionType;
	title: string;
	config: { rows?: MatrixRow[]; max?: number };
}

/**
 * Returns the questions that answers belong to, titled as in reports, as Survey::answerable() does: each row of a matrix or ranking,
 * and no texts between questions. Rows that were returned before stay the same.
 */
export function answerable< Question extends WithRows >( questions: readonly Question[] ): Question[] {
	return questions.flatMap( ( question ) => {
		const { takes_answer: takesAnswer, has_rows: hasRows } = QUESTION_TYPES[ question.type ];
		return hasRows && question.config.max === undefined
			? rowsOf( titled( question ) )
			: takesAnswer
				? [ titled( question ) ]
				: [];
	} );
}

/** Returns the same object for a title without inserted answers. */
export function titled< Question extends WithRows >( question: Question ): Question {
	const title = plainText( question.title );
	return title === question.title ? question : { ...question, title };
}

function rowsOf< Question extends WithRows >( question: Question ): Question[] {
	const { title, type, config } = question;
	const { ranks_rows: isRanking } = QUESTION_TYPES[ type ];
	const { rows = [], ...others } = config;
	return rows.map( ( { id, label } ) => ( {
		...question,
		id,
		type: isRanking ? type : ( 'radio-button' as const ),
		config: isRanking ? { ...others, max: rows.length } : config,
		title: [ title, label ].filter( ( text ) => text.trim() !== '' ).join( ' – ' ),
	} ) );
}

/** Returns the index of a question, or of the one that a row belongs to. */
export function placeOf( questions: readonly WithRows[], id: string ): number {
	return questions.findIndex(
		( question ) => question.id === id || question.config.rows?.some( ( row ) => row.id === id )
	);
}

export function newRow( label = '' ): MatrixRow {
	return { id: newId(), label };
}

/** Returns the config of a copy of a question, whose rows have ids of their own. */
export function copiedConfig< Config extends { rows?: MatrixRow[] } >( config: Config ): Config {
	return config.rows ? { ...config, rows: config.rows.map( ( { label } ) => newRow( label ) ) } : config;
}
