import { FormToggle } from '@wordpress/components';
import { useDispatch } from '../saving/state/builder-context';

interface Props {
	label: string;
	path: 'notifications.email.active' | 'notifications.webhook.active' | 'settings.google_drive.enable';
	isOn: boolean;
	/** Receives the new state. */
	onSwitched?: ( isOn: boolean ) => void;
}

export function Switch( { label, path, isOn, onSwitched }: Props ) {
	const dispatch = useDispatch();
	const named = { role: 'switch', 'aria-label': label };

	return (
		<span data-field={ path }>
			<FormToggle
				checked={ isOn }
				onChange={ () => {
					dispatch( { type: 'done', operation: { type: 'set', path, value: ! isOn } } );
					onSwitched?.( ! isOn );
				} }
				{ ...named }
			/>
		</span>
	);
}
