// Made by `npm run contract` from the shapes in includes/. Do not edit.
/** Requirements of each feature. Only the server enforces them. */
export const FEATURES = {
	"extra-question-types": {
		"plan": "plus",
		"addon": "question-types",
		"outlasts": false
	},
	"picture-question-types": {
		"plan": "plus",
		"addon": null,
		"outlasts": false
	},
	"question-options": {
		"plan": "plus",
		"addon": "question-types",
		"outlasts": false
	},
	"templates": {
		"plan": "plus",
		"addon": "templates",
		"outlasts": false
	},
	"thank-you": {
		"plan": "plus",
		"addon": null,
		"outlasts": false
	},
	"redirects": {
		"plan": "pro",
		"addon": "behavior",
		"outlasts": false
	},
	"devices": {
		"plan": "pro",
		"addon": "targeting",
		"outlasts": false
	},
	"page-targeting": {
		"plan": "plus",
		"addon": "targeting",
		"outlasts": false
	},
	"geo-targeting": {
		"plan": "elite",
		"addon": "geo-restrictions",
		"outlasts": false
	},
	"behavior": {
		"plan": "pro",
		"addon": "behavior",
		"outlasts": false
	},
	"scheduling": {
		"plan": "pro",
		"addon": "behavior",
		"outlasts": false
	},
	"branding": {
		"plan": "plus",
		"addon": "branding",
		"outlasts": false
	},
	"middle-positions": {
		"plan": "plus",
		"addon": null,
		"outlasts": false
	},
	"email-logic": {
		"plan": "pro",
		"addon": null,
		"outlasts": false
	},
	"webhooks": {
		"plan": "pro",
		"addon": "webhooks",
		"outlasts": false
	},
	"google-drive": {
		"plan": "pro",
		"addon": "google-drive",
		"outlasts": false
	},
	"post-ratings": {
		"plan": "pro",
		"addon": "post-ratings",
		"outlasts": false
	},
	"heatmaps": {
		"plan": "elite",
		"addon": "heatmaps",
		"outlasts": false
	},
	"long-ranges": {
		"plan": "plus",
		"addon": null,
		"outlasts": true
	},
	"export": {
		"plan": "plus",
		"addon": null,
		"outlasts": true
	},
	"quick-filters": {
		"plan": "plus",
		"addon": null,
		"outlasts": true
	},
	"bulk-actions": {
		"plan": "plus",
		"addon": null,
		"outlasts": true
	},
	"single-response": {
		"plan": "plus",
		"addon": null,
		"outlasts": true
	},
	"trash-responses": {
		"plan": "plus",
		"addon": null,
		"outlasts": true
	},
	"ai-summary": {
		"plan": "pro",
		"addon": null,
		"outlasts": false
	},
	"access-roles": {
		"plan": "plus",
		"addon": null,
		"outlasts": false
	}
} as const;

/** The lowest plan that has each add-on. */
export const ADDONS = {
	"question-types": "plus",
	"templates": "plus",
	"branding": "plus",
	"targeting": "plus",
	"behavior": "pro",
	"webhooks": "pro",
	"google-drive": "pro",
	"post-ratings": "pro",
	"geo-restrictions": "elite",
	"heatmaps": "elite"
} as const;

export type Feature = keyof typeof FEATURES;
export type AddonSlug = keyof typeof ADDONS;
export type Plan = 'lite' | ( typeof FEATURES )[ Feature ][ 'plan' ];
