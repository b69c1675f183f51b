import type { ComponentChildren } from 'preact';
import type { FieldProps } from '../view';
import { Fault } from './Fault';
import { Title } from './Title';

interface Props {
	of: FieldProps;
	error?: string | undefined;
	children: ComponentChildren;
}

/** A question whose answer is several controls: the title names the group, and a fault belongs to the group. */
export function Fieldset( { of, error, children }: Props ) {
	return (
		<fieldset aria-describedby={ error ? 'error' : undefined }>
			<legend class="title">
				<Title { ...of } />
			</legend>
			{ children }
			<Fault id="error" text={ error } />
		</fieldset>
	);
}
