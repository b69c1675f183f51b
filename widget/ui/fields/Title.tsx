import type { FieldProps } from '../view';

/** The question, in its own direction whatever the page's is, and whether it may be left out where others may not. */
export function Title( { question, isOptional, strings }: Pick< FieldProps, 'question' | 'isOptional' | 'strings' > ) {
	return (
		<span dir="auto">
			{ question.title }
			{ isOptional && <small> { strings.optional }</small> }
		</span>
	);
}
