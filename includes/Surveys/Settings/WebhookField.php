<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Data that a webhook can send in addition to answers. No question id looks like one of these. */
enum WebhookField: string {
	case SURVEY_ID     = 'survey.id';
	case SURVEY_TITLE  = 'survey.title';
	case RESPONSE_ID   = 'response.id';
	case RESPONSE_LINK = 'response.link'; // Where an owner views it in wp-admin.
	case RESPONSE_DATE = 'response.date'; // ISO 8601 with the site's offset.
	case PAGE_TITLE    = 'page.title';
	case PAGE_URL      = 'page.url';

	/** @return non-empty-list<string> */
	public static function values(): array {
		return array_map( static fn( self $field ): string => $field->value, self::cases() );
	}
}
