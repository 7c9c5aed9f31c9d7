;; The inner loop of the downsampler: for every output sample the dot product of the newest input samples with one row of
;; the filter table. `tools/assembleKernel.ts` turns this text into kernelBytes.ts.
(module
  (memory (export "memory") 1)

  ;; $x        address of the oldest input sample under the filter, for the first output sample
  ;; $h        address of its row in the table
  ;; $part     how far it lies behind that row: $part / $parts of the way to the next one; always 0 in an exact table
  ;; $count    how many samples to compute, at least 1
  ;; $xStep, $hStep, $partStep   from one output sample to the next
  ;; $hEnd     address behind the last row; a step over it is a step to the next input sample
  ;; $hTurn    bytes from the first row to $hEnd
  ;; $stride   bytes of a row, a multiple of 64
  ;; $sums     where the sums are collected
  ;; $out      where they are left, rounded to 16 bits (up to 7 more places are overwritten)
  (func (export "run")
    (param $x i32) (param $h i32) (param $part i32) (param $count i32)
    (param $xStep i32) (param $hStep i32) (param $partStep i32)
    (param $parts i32) (param $hEnd i32) (param $hTurn i32)
    (param $stride i32) (param $sums i32) (param $out i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $i i32) (local $row i32) (local $sum f32) (local $first f32) (local $end i32) (local $at i32)
    (local.set $at (local.get $sums))
    (local.set $end (i32.add (local.get $sums) (i32.shl (local.get $count) (i32.const 2))))
    (loop $nextSample
      (local.set $row (local.get $h))
      (loop $nextRow
        ;; Four sums side by side: one alone would wait for itself.
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (local.get $a))
        (local.set $c (local.get $a))
        (local.set $d (local.get $a))
        (local.set $i (i32.const 0))
        (loop $nextTaps
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul
            (v128.load (i32.add (local.get $x) (local.get $i)))
            (v128.load (i32.add (local.get $row) (local.get $i))))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul
            (v128.load offset=16 (i32.add (local.get $x) (local.get $i)))
            (v128.load offset=16 (i32.add (local.get $row) (local.get $i))))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul
            (v128.load offset=32 (i32.add (local.get $x) (local.get $i)))
            (v128.load offset=32 (i32.add (local.get $row) (local.get $i))))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul
            (v128.load offset=48 (i32.add (local.get $x) (local.get $i)))
            (v128.load offset=48 (i32.add (local.get $row) (local.get $i))))))
          (br_if $nextTaps (i32.lt_u
            (local.tee $i (i32.add (local.get $i) (i32.const 64))) (local.get $stride))))
        (local.set $a (f32x4.add (f32x4.add (local.get $a) (local.get $b)) (f32x4.add (local.get $c) (local.get $d))))
        (local.set $sum (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $a)) (f32x4.extract_lane 1 (local.get $a)))
          (f32.add (f32x4.extract_lane 2 (local.get $a)) (f32x4.extract_lane 3 (local.get $a)))))
        ;; Between two rows: once more with the next one, and on the line between both sums.
        (if (local.get $part) (then
          (if (i32.eq (local.get $row) (local.get $h)) (then
            (local.set $first (local.get $sum))
            (local.set $row (i32.add (local.get $h) (local.get $stride)))
            (br $nextRow)))
          (local.set $sum (f32.add (local.get $first) (f32.mul
            (f32.sub (local.get $sum) (local.get $first))
            (f32.div (f32.convert_i32_u (local.get $part)) (f32.convert_i32_u (local.get $parts)))))))))
      (f32.store (local.get $at) (local.get $sum))

      (local.set $x (i32.add (local.get $x) (local.get $xStep)))
      (local.set $h (i32.add (local.get $h) (local.get $hStep)))
      (if (i32.ge_u (local.tee $part (i32.add (local.get $part) (local.get $partStep))) (local.get $parts)) (then
        (local.set $part (i32.sub (local.get $part) (local.get $parts)))
        (local.set $h (i32.add (local.get $h) (local.get $stride)))))
      (if (i32.ge_u (local.get $h) (local.get $hEnd)) (then
        (local.set $h (i32.sub (local.get $h) (local.get $hTurn)))
        (local.set $x (i32.add (local.get $x) (i32.const 4)))))
      (br_if $nextSample (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $end))))

    ;; Eight at a time to integers; both steps saturate.
    (local.set $at (local.get $sums))
    (loop $nextEight
      (v128.store (local.get $out) (i16x8.narrow_i32x4_s
        (i32x4.trunc_sat_f32x4_s (f32x4.nearest (v128.load (local.get $at))))
        (i32x4.trunc_sat_f32x4_s (f32x4.nearest (v128.load offset=16 (local.get $at))))))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $nextEight (i32.lt_u
        (local.tee $at (i32.add (local.get $at) (i32.const 32))) (local.get $end))))))
