import { Icon, ICONS } from '../card/icons';

interface Props {
	/** The message; undefined if there is no error. */
	text: string | undefined;
	id?: string;
}

/** An error message with a sign next to the text, so that color isn't the only cue. */
export function ErrorMessage( { text, id }: Props ) {
	return text ? (
		<p id={ id } class="error">
			<Icon path={ ICONS.fault } size={ 16 } />
			{ text }
		</p>
	) : null;
}
