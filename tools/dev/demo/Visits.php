<?php
declare(strict_types=1);

namespace UserFeedback\DemoContent;

use UserFeedback\Responses\Visitor\Visitor;

/** Visitors' devices and browsers, in the shares that shops in Europe see. */
final class Visits {

	private const DEVICES = array(
		'mobile'  => 58,
		'desktop' => 37,
		'tablet'  => 5,
	);

	/** Browser and system, by device. */
	private const BROWSERS = array(
		'mobile'  => array(
			'Chrome 142|Android 15'  => 55,
			'Safari 26|iOS 26'       => 40,
			'Firefox 145|Android 15' => 5,
		),
		'desktop' => array(
			'Chrome 142|Windows 11' => 52,
			'Edge 142|Windows 11'   => 16,
			'Safari 26|macOS 26'    => 17,
			'Firefox 145|Linux'     => 15,
		),
		'tablet'  => array(
			'Safari 26|iPadOS 26'   => 70,
			'Chrome 142|Android 15' => 30,
		),
	);

	private const COUNTRIES = array(
		'GB' => 45,
		'DE' => 22,
		'FR' => 14,
		'NL' => 11,
		'US' => 8,
	);

	public function __construct( private readonly Dice $dice ) {}

	public function one(): Visitor {
		$device           = $this->dice->weighted( self::DEVICES );
		[ $browser, $os ] = explode( '|', $this->dice->weighted( self::BROWSERS[ $device ] ) ) + array( '', '' );
		return new Visitor( '', $browser, $os, $device, $this->dice->weighted( self::COUNTRIES ) );
	}

	/** Mostly about half a minute, in a few cases much longer. */
	public function seconds(): int {
		return $this->dice->between( 6, $this->dice->chance( 0.1 ) ? 400 : 60 );
	}
}
