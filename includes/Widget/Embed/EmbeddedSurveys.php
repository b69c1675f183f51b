<?php
declare(strict_types=1);

namespace UserFeedback\Widget\Embed;

use UserFeedback\Platform\Injection\Shared;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Surveys embedded in the page that is being rendered; the shortcode adds them, the manifest reads them. */
#[Shared]
final class EmbeddedSurveys {

	/** @var array<int, true> */
	private array $ids = array();

	public function add( int $surveyId ): void {
		$this->ids[ $surveyId ] = true;
	}

	/** @return list<int> */
	public function ids(): array {
		return array_keys( $this->ids );
	}
}
