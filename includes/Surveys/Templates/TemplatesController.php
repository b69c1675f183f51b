<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Editions\CurrentEdition;
use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class TemplatesController {

	public function __construct( private readonly CurrentEdition $edition ) {}

	public function index(): Reply {
		$edition = $this->edition->get();
		return new Reply(
			array_map( static fn( Template $template ): array => TemplateMapper::toArray( $template, $edition ), SurveyTemplates::all() )
		);
	}
}
