<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use Closure;
use UserFeedback\Feature;
use UserFeedback\Module;
use UserFeedback\Responses\Origin\OriginGuard;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The door of the REST API, and who stands at it before WordPress reads what was sent. */
final class RestFeature extends Feature {

	/** @param Closure(class-string): object $find gives what answers a route. */
	public function __construct( private readonly Closure $find ) {}

	protected function modules(): array {
		return array( new Router( $this->find, $this->guards( ... ) ) );
	}

	/** @return list<Module> */
	private function guards(): array {
		return array( new OriginGuard( new ErrorMapper() ), new BodyGuard( new ErrorMapper() ) );
	}
}
