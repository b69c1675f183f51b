import { RadioControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Settings } from '@/contract/types';
import { useSettings } from '@/components/settings-form/settings-form';
import { SettingCard } from './SettingCard';

/** Settings that are one of a few words. */
type Choice = 'automatic_updates' | 'ip_storage' | 'response_retention' | 'delivery_log_days';

interface Props< Name extends Choice > {
	title: string;
	effect: ReactNode;
	name: Name;
	/** What the choices are called together. */
	label: string;
	options: readonly { value: Settings[ Name ]; label: string }[];
}

/** One of a few, each said in words. */
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
