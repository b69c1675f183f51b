<?php
declare(strict_types=1);

namespace UserFeedback;

use Closure;
use UserFeedback\Caches\ChangesModule;
use UserFeedback\Caches\PageCaches;
use UserFeedback\Caches\ReadShown;
use UserFeedback\Caches\TellChange;
use UserFeedback\Licensing\Entitlements;
use UserFeedback\Surveys\SurveyRepository;

/** The part of the composition root that keeps copies of pages in step with what visitors may see. */
final class CacheParts {

	/** @param Closure(): Entitlements $entitlements */
	public function __construct( private readonly Clock $clock, private readonly SurveyRepository $surveys, private readonly Closure $entitlements ) {}

	public function module(): ChangesModule {
		$read = new ReadShown( $this->surveys, $this->clock, $this->entitlements );
		return new ChangesModule( new TellChange( $read ), $read, new PageCaches(), $this->clock );
	}
}
