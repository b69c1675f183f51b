import type { FieldProps } from '../view';

/** The question, in its own text direction, and a note if it is optional while others are required. */
export function Title( { question, isOptional, strings }: Pick< FieldProps, 'question' | 'isOptional' | 'strings' > ) {
	return (
		<span dir="auto">
			{ question.title }
			{ isOptional && <small> { strings.optional }</small> }
		</span>
	);
}
