import type { FieldProps } from '../view';

/** A line below the title. It describes the field, so it must stay outside of the element that names it. */
export function Help( { text }: { text: string | undefined } ) {
	return text ? (
		<p id="help" dir="auto">
			{ text }
		</p>
	) : null;
}

/** The question, in its own text direction, and a note if it is optional while others are required. */
export function Title( { question, isOptional, strings }: Pick< FieldProps, 'question' | 'isOptional' | 'strings' > ) {
	return (
		<span dir="auto">
			{ question.title }
			{ isOptional && <small> { strings.optional }</small> }
		</span>
	);
}
