import { RadioControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Settings } from '@/contract/types';
import { useSettings } from '@/components/forms/settings-form';
import { SettingCard } from './SettingCard';

/** Settings with a few fixed values. */
type Choice = 'automatic_updates' | 'ip_storage' | 'response_retention' | 'delivery_log_days';

interface Props< Name extends Choice > {
	title: string;
	effect: ReactNode;
	name: Name;
	/** Label of the group of choices. */
	label: string;
	options: readonly { value: Settings[ Name ]; label: string }[];
}

/** A few choices, each with its own label. */
export function ChoiceSetting< Name extends Choice >( { title, effect, name, label, options }: Props< Name > ) {
	const { settings, set } = useSettings();

	return (
		<SettingCard title={ title } effect={ effect } names={ [ name ] }>
			<RadioControl
				label={ label }
				hideLabelFromVision
				selected={ settings[ name ] }
				options={ [ ...options ] }
				onChange={ ( value ) => set( name, value as Settings[ Name ] ) }
			/>
		</SettingCard>
	);
}
