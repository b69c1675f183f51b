<?php
declare(strict_types=1);

namespace UserFeedback\Rest;

use Closure;
use UserFeedback\Feature;
use UserFeedback\Module;
use UserFeedback\Responses\Origin\OriginGuard;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** The REST API: its routes, and the checks before WordPress reads a request. */
final class RestFeature extends Feature {

	/** @param Closure(class-string): object $find returns a route's controller */
	public function __construct( private readonly Closure $find ) {}

	protected function modules(): array {
		return array( new Router( $this->find, $this->guards( ... ) ) );
	}

	/** @return list<Module> */
	private function guards(): array {
		return array( new OriginGuard( new ErrorMapper() ), new BodyGuard( new ErrorMapper() ) );
	}
}
