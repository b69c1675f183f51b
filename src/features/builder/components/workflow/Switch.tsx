import { FormToggle } from '@wordpress/components';
import { useDispatch } from '@/features/builder/model/builder-context';

interface Props {
	label: string;
	path: 'notifications.email.active' | 'notifications.webhook.active';
	isOn: boolean;
}

export function Switch( { label, path, isOn }: Props ) {
	const dispatch = useDispatch();
	const named = { role: 'switch', 'aria-label': label };

	return (
		<span data-field={ path }>
			<FormToggle
				checked={ isOn }
				onChange={ () => dispatch( { type: 'done', operation: { type: 'set', path, value: ! isOn } } ) }
				{ ...named }
			/>
		</span>
	);
}
