import type { ComponentChildren } from 'preact';

interface Props {
	title: string;
	error: string | undefined;
	children: ComponentChildren;
}

/** A question whose answer is several controls: the title names the group, and a fault belongs to the group. */
export function Fieldset( { title, error, children }: Props ) {
	return (
		<fieldset aria-describedby={ error ? 'error' : undefined }>
			<legend class="title">{ title }</legend>
			{ children }
			{ error && (
				<p id="error" class="error">
					{ error }
				</p>
			) }
		</fieldset>
	);
}
