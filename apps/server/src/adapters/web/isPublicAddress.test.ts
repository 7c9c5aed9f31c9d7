import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './isPublicAddress.ts';

describe('isPublicAddress', () => {
  it.each([
    ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
    ['link-local, where clouds keep their metadata', ['169.254.169.254', 'fe80::1', 'febf::1']],
    ['shared by the customers of a provider (CGNAT)', ['100.64.0.1', '100.127.255.255']],
    ['broadcast or multicast', ['255.255.255.255', '224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1']],
    ['for documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    ['for benchmarks', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
    [
      'for protocols',
      ['192.0.0.8', '192.31.196.1', '192.52.193.1', '192.88.99.1', '2001:1::1', '2001:20::1'],
    ],
    ['reserved', ['240.0.0.1', '5f00::1', '100::1', '100:0:0:1::1']],
    ['mapped IPv4', ['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1']],
    ['compatible IPv4', ['::127.0.0.1', '::10.0.0.1', '::7f00:1', '::2']],
    ['translated IPv4 (SIIT)', ['::ffff:0:7f00:1', '::ffff:0:127.0.0.1']],
    ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b::808:808', '64:ff9b:1::a00:1']],
    ['6to4', ['2002:7f00:1::', '2002:a00:1::', '2002:808:808::1']],
    ['Teredo', ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2']],
    ['unique local or site-local', ['fc00::1', 'fd12:3456:789a::1', 'fec0::1']],
    ['outside of what is allocated', ['1::1', '4000::1', '8000::1', 'e000::1']],
    ['no address', ['', 'localhost', '1.2.3', '1.2.3.4.5', '0177.0.0.1', '0x7f.1.1', 'fe80::1%eth0']],
  ])('refuses what is %s', (_name, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it('takes addresses of the public internet', () => {
    const all = [
      '1.1.1.1',
      '8.8.8.8',
      '93.184.216.34',
      '100.63.255.255',
      '100.128.0.1',
      '172.32.0.1',
      '2606:4700:4700::1111',
      '2a00:1450:4001:81b::200e',
    ];
    expect(all.filter(isPublicAddress)).toEqual(all);
  });
});
