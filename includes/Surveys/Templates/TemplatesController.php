<?php
declare(strict_types=1);

namespace UserFeedback\Surveys\Templates;

use UserFeedback\Licensing\CurrentEntitlements;
use UserFeedback\Rest\Reply;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

final class TemplatesController {

	public function __construct( private readonly CurrentEntitlements $entitlements ) {}

	public function index(): Reply {
		$allowed = $this->entitlements->get();
		return new Reply( array_map( static fn( Template $template ): array => TemplateMapper::toArray( $template, $allowed ), SurveyTemplates::all() ) );
	}
}
