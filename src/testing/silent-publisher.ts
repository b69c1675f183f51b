import type { PublisherTexts } from '@/contract/types';

/** Texts of a copy whose publisher hasn't set any. */
export const SILENT_PUBLISHER: PublisherTexts = {
	price: '',
	guide_url: '',
	video: { title: '', url: '' },
	monitoring: { title: '', excerpt: '', url: '' },
	testimonials: [],
	tools: [],
	guides: [],
};
