<?php
declare(strict_types=1);

namespace UserFeedback\Ajax;

use Closure;
use UserFeedback\Feature;
use UserFeedback\Rest\ErrorMapper;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** Entry point for admin-ajax.php. */
final class AjaxFeature extends Feature {

	/** @param Closure(class-string): object $find returns the controller of an action. */
	public function __construct( private readonly Closure $find ) {}

	protected function modules(): array {
		return array( new AjaxRouter( $this->find, new ErrorMapper() ) );
	}
}
