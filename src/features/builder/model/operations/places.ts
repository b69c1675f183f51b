import { type Draft, type FormQuestion, type Option, questionOf } from '../form/draft';

/** The survey itself, a question, or an option of one. */
export interface Ref {
	readonly question?: string;
	readonly option?: string;
}

/** What stands in a list: a question or an option. */
export interface Item {
	readonly id: string;
}

export function itemOf( draft: Draft, { question, option }: Ref ): Draft | FormQuestion | Option | undefined {
	if ( question === undefined ) {
		return draft;
	}
	const found = questionOf( draft, question );
	return option === undefined ? found : found?.config.options.find( ( { id } ) => id === option );
}

/** Only what lies on the way to the item is made anew. */
export function withItem( draft: Draft, of: Ref, item: object ): Draft {
	if ( of.question === undefined ) {
		return item as Draft;
	}
	const { list, item: old, around } = listAround( draft, of );
	return withList(
		draft,
		around,
		list.map( ( candidate ) => ( candidate === old ? ( item as Item ) : candidate ) )
	);
}

/** Questions of the survey, or options of a question. */
export function listIn( draft: Draft, { question }: Ref ): readonly Item[] | undefined {
	return question === undefined ? draft.questions : questionOf( draft, question )?.config.options;
}

export function withList( draft: Draft, { question: id }: Ref, list: readonly Item[] ): Draft {
	if ( id === undefined ) {
		return { ...draft, questions: list as readonly FormQuestion[] };
	}
	const options = list as readonly Option[];
	return {
		...draft,
		questions: draft.questions.map( ( question ) =>
			question.id === id ? { ...question, config: { ...question.config, options } } : question
		),
	};
}

/** The list that a question or an option stands in. */
export function listAround( draft: Draft, of: Ref ): { list: readonly Item[]; item: Item | undefined; around: Ref } {
	const { question = '', option } = of;
	const around = option === undefined ? {} : { question };
	const list = listIn( draft, around ) ?? [];
	return { list, item: list.find( ( { id } ) => id === ( option ?? question ) ), around };
}

export function refTo( { question }: Ref, id: string ): Ref {
	return question === undefined ? { question: id } : { question, option: id };
}
