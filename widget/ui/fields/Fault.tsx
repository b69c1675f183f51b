import { Icon, ICONS } from '../card/icons';

interface Props {
	/** The sentence; without one there is no fault. */
	text: string | undefined;
	id?: string;
}

/** What is wrong, with a sign beside the words, so that the colour is not the only one. */
export function Fault( { text, id }: Props ) {
	return text ? (
		<p id={ id } class="error">
			<Icon path={ ICONS.fault } size={ 16 } />
			{ text }
		</p>
	) : null;
}
